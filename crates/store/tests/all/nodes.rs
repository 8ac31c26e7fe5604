//! Several servers on one PostgreSQL database: who has which table, and who may write.

use sqlx::Connection;
use underhill_store::{Fence, NodeId, Nodes, State, Store, StoreError, Taking};

use crate::places::Place;

struct Two {
    place: Place,
    store: Store,
    nodes: Nodes,
    one: NodeId,
    other: NodeId,
}

async fn two() -> Two {
    let place = Place::postgres().await;
    let store = place.open().await;
    let nodes = store.nodes().expect("PostgreSQL can have several servers");
    let one = nodes.join("one", "test").await.expect("it joins");
    let other = nodes.join("other", "test").await.expect("it joins");
    store.create("den", State::Playing, vec!["first".to_owned()]).await.expect("it is created");
    Two { place, store, nodes, one, other }
}

impl Two {
    async fn take(&self, node: NodeId) -> Taking {
        self.nodes.take("den", node).await.expect("the table is there")
    }

    async fn append(&self, fence: Fence, expected: u64) -> Result<(), StoreError> {
        self.store.append_as(Some(fence), "den", expected, vec!["more".to_owned()], State::Playing).await
    }

    /// As if a server had not said anything for so long that its lease is over.
    async fn end_lease(&self, node: NodeId, seen_ms: i64) {
        let mut connection = sqlx::PgConnection::connect(self.place.address()).await.expect("it can be opened");
        sqlx::query("UPDATE nodes SET seen_ms = $2, until_ms = $2 WHERE id = $1")
            .bind(node.0)
            .bind(seen_ms)
            .execute(&mut connection)
            .await
            .expect("it can be written");
    }
}

fn fence_of(taking: &Taking) -> Fence {
    match taking {
        Taking::Taken { fence, .. } => *fence,
        Taking::Owned { by, .. } => panic!("{by} has it"),
    }
}

#[tokio::test]
async fn a_table_has_one_owner_until_it_is_given_back() {
    let two = two().await;
    let Taking::Taken { key, fence, lost: None } = two.take(two.one).await else { panic!("nobody had it") };
    assert_eq!(two.take(two.other).await, Taking::Owned { key, by: two.one });
    assert_eq!(two.append(fence, 1).await, Ok(()));
    two.nodes.release(key, fence).await.expect("it is given back");
    let Taking::Taken { fence: next, lost: None, .. } = two.take(two.other).await else { panic!("nobody has it") };
    assert!(next.epoch > fence.epoch);
    // Who has lost it is refused, and changes nothing by giving it back late.
    assert_eq!(two.append(fence, 2).await, Err(StoreError::Fenced));
    two.nodes.release(key, fence).await.expect("nothing is wrong with that");
    assert_eq!(two.append(next, 2).await, Ok(()));
    assert_eq!(two.nodes.entries_from(key, 1).await, Ok(vec!["more".to_owned(), "more".to_owned()]));
    let progress = two.nodes.progress(&[key, key + 1]).await.expect("it can be read");
    assert_eq!(
        progress.iter().map(|table| (table.key, table.length, table.fence)).collect::<Vec<_>>(),
        [(key, 3, Some(next))]
    );
}

#[tokio::test]
async fn a_server_whose_lease_is_over_loses_its_tables_to_who_comes_and_says_nothing_more() {
    let two = two().await;
    let fence = fence_of(&two.take(two.one).await);
    two.end_lease(two.one, 1_000).await;
    assert_eq!(two.append(fence, 1).await, Ok(()), "as long as nobody has taken it, nobody else can have written");
    let Taking::Taken { fence: next, lost: Some(lost), .. } = two.take(two.other).await else { panic!("it was lost") };
    assert_eq!(lost.from_ms, 1_000, "from its last sign of life");
    assert!(lost.to_ms > 1_700_000_000_000, "until now");
    assert_eq!(two.append(fence, 2).await, Err(StoreError::Fenced));
    assert_eq!(two.append(next, 2).await, Ok(()));
    // It comes to, and finds the table taken.
    two.nodes.renew(two.one).await.expect("it is there again");
    assert!(matches!(two.take(two.one).await, Taking::Owned { by, .. } if by == two.other));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_take_a_table_at_once_one_gets_it() {
    let times: u32 = std::env::var("UNDERHILL_TAKES").map_or(100, |times| times.parse().expect("a number"));
    let two = two().await;
    for time in 0..times {
        // As servers do that are there: a thousand times take longer than a lease.
        for node in [two.one, two.other] {
            two.nodes.renew(node).await.expect("it is there");
        }
        let (one, other) = tokio::join!(two.take(two.one), two.take(two.other));
        let fences: Vec<Fence> = [&one, &other]
            .into_iter()
            .filter_map(|taking| if let Taking::Taken { fence, .. } = taking { Some(*fence) } else { None })
            .collect();
        let [fence] = fences[..] else { panic!("time {time}: {one:?}, {other:?}") };
        let (Taking::Taken { key, .. } | Taking::Owned { key, .. }) = one;
        two.nodes.release(key, fence).await.expect("it is given back");
    }
    println!("{times} times one owner");
}

#[tokio::test]
async fn tables_without_an_owner_are_found_when_something_has_to_happen_there() {
    let two = two().await;
    let forsaken = async || two.nodes.forsaken(u64::MAX, 10).await.expect("it can be read");
    assert_eq!(forsaken().await, ["den"], "a game that is on");
    two.take(two.one).await;
    assert!(forsaken().await.is_empty());
    two.end_lease(two.one, 1_000).await;
    assert_eq!(forsaken().await, ["den"]);
    two.take(two.other).await;
    assert!(forsaken().await.is_empty());
    two.nodes.leave(two.other).await.expect("it leaves");
    assert_eq!(forsaken().await, ["den"]);
    let (_, there) = two.nodes.renew(two.one).await.expect("it is there");
    assert_eq!(there.iter().map(|node| node.id).collect::<Vec<_>>(), [two.one]);
}

#[tokio::test]
async fn servers_share_a_list_and_a_secret() {
    let two = two().await;
    let Taking::Taken { key, .. } = two.take(two.one).await else { panic!("nobody had it") };
    two.nodes.list(key, Some("open")).await.expect("it is listed");
    two.nodes.list(key, Some("playing")).await.expect("it is listed");
    assert_eq!(two.nodes.listed().await, Ok(vec!["playing".to_owned()]));
    two.nodes.list(key, None).await.expect("it is taken off");
    assert_eq!(two.nodes.listed().await, Ok(vec![]));
    let first = two.nodes.secret(&[1; 32]).await.expect("there is one");
    assert_eq!((first, two.nodes.secret(&[2; 32]).await), ([1; 32], Ok([1; 32])));
}

#[tokio::test]
async fn what_is_said_over_the_database_is_heard_by_who_listens() {
    let two = two().await;
    let listening = two.nodes.listening();
    let mut ears = listening.listen(&["all", "mine"]).await.expect("it can be listened");
    let channels = ["all", "others", "mine"].map(str::to_owned);
    let texts = ["one", "two", "three"].map(str::to_owned);
    listening.notify(&channels, &texts).await.expect("it can be said");
    assert_eq!((ears.next().await.as_deref(), ears.next().await.as_deref()), (Some("one"), Some("three")));
}

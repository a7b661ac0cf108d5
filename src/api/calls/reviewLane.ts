import { useQuery } from '@tanstack/react-query';
import { protocol } from '../../domain/protocol/protocol.ts';
import { queryClient } from '../queryClient.ts';
import { readEntity, type Entity } from '../records/entities.ts';
import { fetchList } from '../records/lists.ts';

/** Of so many protocols the address of a request has room. */
const askedAtOnce = 100;
/** What the lane shows of protocols that nobody looks at yet. */
const properties = [
  'orderNumber',
  'processState',
  'reviewState',
  'reviewedAt',
  'reviewedBy',
  'mailSend',
  'sentMails',
  'sendingState',
] as const;
type Asked = NonNullable<Parameters<typeof fetchList<typeof protocol>>[1]>;

/** Protocols of a list, as far as the lane needs them. */
export async function fetchLaneRows(asked: Asked): Promise<readonly Entity<typeof protocol>[]> {
  const { iris } = await fetchList(protocol, { ...asked, properties });
  return iris.flatMap((it) => readEntity(protocol, it) ?? []);
}

/** The protocols of these numbers, in their order. */
export async function rowsOfLane(numbers: readonly string[]): Promise<readonly string[]> {
  const found: Entity<typeof protocol>[] = [];
  for (let from = 0; from < numbers.length; from += askedAtOnce)
    found.push(
      ...(await fetchLaneRows({
        filter: { orderNumber: numbers.slice(from, from + askedAtOnce) },
        page: 1,
        itemsPerPage: askedAtOnce,
      })),
    );
  const iris = new Map(found.map((it) => [it.orderNumber, it['@id']]));
  return numbers.flatMap((it) => iris.get(it) ?? []);
}

/** The same for a panel. */
export function useLaneRows(numbers: readonly string[]) {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['reviewLane', numbers.join()],
      queryFn: () => rowsOfLane(numbers),
      staleTime: Infinity,
      gcTime: 0,
    },
    queryClient,
  );
  return { iris: data, error, refetch: () => void refetch() };
}

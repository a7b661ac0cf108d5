import type { Written } from '../../api/records/bulkChange.ts';
import { readEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { undoBy, undoOf, type Undo } from '../../api/records/undo.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import type { InputOf } from '../../domain/define/row.ts';
import { changeContracts } from './changeContracts.ts';
import { fieldsBack, type LeftOut } from '../resource/changeRecords.ts';
import { bundleOf, type ContractEntity } from './contractFacts.ts';
import { refuseWhenMailLeft } from '../mail/mailLeft.ts';
import type { Tools } from '../tools.ts';

/** What the dialog "Fahrer wechseln" decides for all contracts it was opened for. */
export type DriverChange = {
  /** The new driver, null to leave the contracts without one. */
  readonly driver: string | null;
  readonly withMail: boolean;
  readonly withStornoMail: boolean;
  readonly forAdditionalRides: boolean;
  readonly offTheOfferList: boolean;
  /** Why the driver is sent in spite of warnings; the server asks for it again where somebody else was quicker. */
  readonly override?: string;
  /** Bundles to be dissolved, by IRI. */
  readonly dissolve: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
};

/** Gives contracts another driver, or none; it can be taken back as long as no mail is on its way. */
export async function changeDrivers(
  contracts: readonly ContractEntity[],
  change: DriverChange,
  tools: Tools,
): Promise<boolean> {
  const mailed = change.withMail || change.withStornoMail;
  const changed: ContractEntity[] = [];
  const dissolvers = dissolversAmong(contracts, change.dissolve);
  const rides = change.forAdditionalRides ? await additionalRides(contracts) : [];
  return changeContracts(
    [...contracts.filter((it) => !dissolvers.has(it['@id'])), ...contracts.filter((it) => dissolvers.has(it['@id']))],
    {
      title: change.driver === null ? 'Fahrer entfernen' : 'Fahrer wechseln',
      doneMany: contractMessages.driverChanged,
      changes: (contract) => changesFor(change, dissolvers.has(contract['@id'])),
      waits: true,
      waysBack: (before, written) => {
        if (written.after) changed.push(written.after, ...ridesAmong(rides, written));
        return waysBack({ before, written, change, rides, dissolves: dissolvers.has(before['@id']) });
      },
      done: () => contractMessages.driverChanged,
      ...(mailed && { holdsMails: true, mayUndo: () => refuseWhenMailLeft(changed) }),
      ...(change.driver === null && {
        failed: (message: string) => `${contractMessages.removeDriverFailed}: ${message}`,
      }),
      leftOut: change.leftOut,
    },
    tools,
  );
}

/** The last contract of each bundle takes the bundle apart, so that it does not change under the others. */
function dissolversAmong(contracts: readonly ContractEntity[], dissolve: ReadonlySet<string>): ReadonlySet<string> {
  const last = new Map(contracts.map((contract) => [bundleOf(contract)?.iri, contract['@id']]));
  return new Set(
    [...last].flatMap(([bundle, contract]) => (bundle !== undefined && dissolve.has(bundle) ? [contract] : [])),
  );
}

function changesFor(change: DriverChange, dissolves: boolean): InputOf<typeof contract> {
  return {
    driver: change.driver,
    driverChangedWithMail: change.withMail,
    driverChangedWithStornoMail: change.withStornoMail,
    setDriverForAdditionalRides: change.forAdditionalRides,
    ...(change.offTheOfferList && { sperrenFuerAngebotsliste: true }),
    deactivateBundle: dissolves,
    ...((change.withMail || change.withStornoMail) && { mailsWaitForUndo: true }),
    ...(change.override !== undefined && { assignmentOverride: change.override }),
  };
}

type Changed = {
  readonly before: ContractEntity;
  readonly written: Written<typeof contract>;
  readonly change: DriverChange;
  readonly rides: readonly ContractEntity[];
  readonly dissolves: boolean;
};

/** The contract itself, the rides that got the driver with it, and the bundle it took apart. */
function waysBack({ before, written, change, rides, dissolves }: Changed): readonly Undo[] {
  const { touched } = written;
  const dissolved = dissolves ? bundleOf(before)?.iri : undefined;
  const along = touched.flatMap((it): readonly Undo[] => {
    const ride = rides.find((known) => known['@id'] === it['@id']);
    if (ride && (ride.driver ?? null) !== change.driver)
      return [withMailsBack(undoOf(ride, it, ['driver']), ride, change)];
    return it['@id'] === dissolved ? [undoBy(bundle, it, { active: true })] : [];
  });
  // The server knows how the marks stood that the change itself moved, and puts them back.
  const fields = ['driver', ...(change.offTheOfferList ? ['sperrenFuerAngebotsliste' as const] : [])] as const;
  return [...along, ...fieldsBack(before, written, fields).map((it) => withMailsBack(it, before, change))];
}

/** The rides that were changed along, as of that moment. */
function ridesAmong(
  rides: readonly ContractEntity[],
  { after, touched }: Written<typeof contract>,
): readonly ContractEntity[] {
  return rides
    .filter((ride) => touched.some((it) => it['@id'] === ride['@id']))
    .map((ride) => ({ ...ride, updatedAt: after?.updatedAt }));
}

/** Whoever was told by mail is told again when the change is taken back; what has not left is withdrawn instead. */
function withMailsBack(undo: Undo, contract: ContractEntity, { withMail, withStornoMail, driver }: DriverChange): Undo {
  const mails = {
    ...(withMail && driver !== null && { driverChangedWithStornoMail: true }),
    ...(withStornoMail && contract.driver && { driverChangedWithMail: true }),
  };
  return { ...undo, patch: { ...undo.patch, withdrawWaitingMails: true, ...mails } };
}

/** As many contracts are asked about at once as an address has room for. */
const maxAsked = 100;

/** The rides that follow these contracts, all along the chain; they may get the same driver. */
async function additionalRides(
  contracts: readonly ContractEntity[],
  known: ReadonlySet<string> = new Set(),
): Promise<readonly ContractEntity[]> {
  const asked = contracts.slice(0, maxAsked).map((it) => it['@id']);
  if (asked.length === 0) return [];
  const { iris } = await fetchList(contract, {
    filter: { anschlussvon: asked },
    itemsPerPage: 500,
    properties: ['auftragsnummer', 'driver'],
  });
  const rides = iris.filter((iri) => !known.has(iri)).flatMap((iri) => readEntity(contract, iri) ?? []);
  return [...rides, ...(await additionalRides([...contracts.slice(maxAsked), ...rides], new Set([...known, ...iris])))];
}

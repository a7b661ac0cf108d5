import { readEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { application } from '../../domain/application/application.ts';
import { applicationMessages } from '../../domain/application/applicationMessages.ts';
import { checkAcceptance, type Acceptance } from '../../domain/application/decision.ts';
import { wishAgainstPlan } from '../../domain/application/wishAgainstPlan.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { ask } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { bundleOf, driverNamed, numberOf } from '../contract/contractFacts.ts';
import { factsNow, type Tools } from '../tools.ts';
import { applicantOf, type Application } from './applicant.ts';
import { decide } from './decide.ts';

type TurningDown = {
  readonly status: 'declined' | 'deleted';
  readonly question: 'applicationDecline' | 'applicationDelete';
  readonly title: string;
  readonly confirm: string;
};

/** Accepts an application after asking; the wished times go along where the person wants them. */
export async function acceptApplication([chosen]: readonly Application[], tools: Tools): Promise<void> {
  if (!chosen) return;
  const seenAt = factsNow().now;
  const acceptance = await acceptanceOf(chosen);
  const verdict = checkAcceptance(acceptance);
  if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
  const answer =
    verdict.verdict === 'ask'
      ? await tools.ask({ ...verdict, title: 'Bewerbung annehmen', confirm: 'Annehmen' })
      : null;
  if (answer === null) return;
  await decide(
    chosen,
    {
      decision: { status: 'accepted', ...answer },
      acceptance,
      seenAt,
      goOn: 'Trotzdem annehmen',
      said: contractMessages.accepted,
    },
    tools,
  );
}

/** Turns applications down after asking, with a mail to the driver or without a word. */
export async function turnDown(
  chosen: readonly Application[],
  { status, question, title, confirm }: TurningDown,
  tools: Tools,
): Promise<void> {
  const [first] = chosen;
  const seenAt = factsNow().now;
  if (!first) return;
  const asked =
    chosen.length === 1
      ? confirmText(question, { driver: applicantOf(first), target: targetOf(first) })
      : `${String(chosen.length)} Bewerbungen ${confirm.toLowerCase()}?`;
  if (!(await tools.ask({ ...ask(asked), title: title.replace(' …', ''), confirm }))) return;
  let done = 0;
  for (const it of chosen) {
    const isDone = await decide(
      it,
      {
        decision: { status },
        acceptance: { driver: applicantOf(it), target: targetOf(it), status: it.status },
        seenAt,
        goOn: `Trotzdem ${confirm.toLowerCase()}`,
        ...(chosen.length === 1 && { said: applicationMessages.edited }),
      },
      tools,
    );
    if (isDone) done += 1;
  }
  if (chosen.length > 1 && done > 0)
    tools.notify.success(applicationMessages.edited, {
      detail: `${String(done)} von ${String(chosen.length)} Bewerbungen`,
    });
}

/** The bundle or the contract that he wants, by name. */
function targetOf({ contract: own, bundle: wanted }: Application): string {
  const ride = readEntity(contract, own);
  return readEntity(bundle, wanted)?.bundle ?? (ride ? numberOf(ride) : 'den Auftrag');
}

/** What accepting is about, with everybody else who wants the same or a part of it. */
async function acceptanceOf(chosen: Application): Promise<Acceptance> {
  const rides = (chosen.contracts ?? []).flatMap((it) => readEntity(contract, it) ?? []);
  const [ride] = rides;
  const wanted = readEntity(bundle, chosen.bundle);
  const wishes = rides.map((it) => ({ it, wish: wishAgainstPlan(chosen.additionalData, it).join(', ') }));
  return {
    driver: applicantOf(chosen),
    target: targetOf(chosen),
    status: chosen.status,
    bundle: wanted ? wanted.bundle : ride && bundleOf(ride)?.name,
    wantsBundle: wanted !== undefined,
    others: await othersThan(chosen),
    wishes: wishes.flatMap(({ it, wish }) => {
      if (wish === '') return [];
      return rides.length > 1 ? [`${numberOf(it)} ${wish}`] : [wish];
    }),
  };
}

/** Who else wants one of the rides, by their codes. */
async function othersThan({ '@id': own, contracts = [] }: Application): Promise<readonly string[]> {
  if (contracts.length === 0) return [];
  const { iris } = await fetchList(application, {
    filter: { contract: [...contracts], status: 'pending' },
    properties: ['driver'],
    itemsPerPage: 100,
  });
  return iris.filter((it) => it !== own).map((it) => driverNamed(readEntity(application, it)?.driver ?? '').code);
}

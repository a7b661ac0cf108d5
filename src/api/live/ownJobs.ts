import { store } from '../records/entities.ts';
import { addressOf, type AnswerTo } from '../../domain/define/call.ts';
import type { ownJob } from '../../domain/job/ownJobCalls.ts';
import { call } from '../call.ts';
import { progressAtom } from './live.ts';

/** Work that this person has the server do in the background. */
export type OwnJob = AnswerTo<typeof ownJob>;

/** Should nothing be heard of it, it is asked for after these pauses, the last one again and again. */
const pauses = [300, 1_000, 3_000];

/** Waits until a job is over, however it ends; the live stream tells when to look. */
export async function jobEnd(begun: OwnJob): Promise<OwnJob> {
  let job = begun;
  for (let asked = 0; job.state === 'waiting' || job.state === 'running'; asked += 1) {
    await untilOver(`job ${String(job.id)}`, pauses[asked] ?? pauses.at(-1));
    job = await call(addressOf<typeof ownJob>('GET /users/me/jobs/{id}'), { id: job.id });
  }
  return job;
}

/** The stream says that a job has gone, or has said nothing for a while. */
function untilOver(task: string, max: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, max);
    const stopListening = store.sub(progressAtom, () => {
      if (!(task in store.get(progressAtom))) end();
    });
  });
}

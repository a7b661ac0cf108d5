import { builtConsole } from '../../../server/consoleBuild.ts';
import { demoFolder } from './demoFolder.ts';
import { startSystem } from './system.ts';

/** How many contracts the system of the stories has. */
const smallDemo = 1_500;
/** Of how many protocols the pictures are drawn; stories about pictures bring their own. */
const protocolsWithPictures = '1';

/**
 * Once before all stories: the console is built, and demo data are made of which every server of stories takes a copy,
 * also the one that begins anew after a story that failed.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await builtConsole((line) => process.stdout.write(`${line}\n`));
  const system = await startSystem({
    demoContracts: smallDemo,
    environment: { LEITSTAND_DEMO_PICTURES: protocolsWithPictures },
  });
  try {
    demoFolder.tell(await system.leave());
  } catch (error) {
    await system.end();
    throw error;
  }
  return () => system.end();
}

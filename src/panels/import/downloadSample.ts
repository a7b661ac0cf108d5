import { messageOf } from '../../api/apiErrors.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { tools } from '../../commands/tools.ts';

/** Saves the sample file of a format. */
export async function downloadSample(format: string): Promise<void> {
  try {
    saveFile(await fetchFile(`/api/import/samples/${format}`));
  } catch (error) {
    tools().notify.error(messageOf(error));
  }
}

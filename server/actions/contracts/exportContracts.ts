import { contract } from '../../../src/domain/contract/contract.ts';
import { exportContracts as declared } from '../../../src/domain/contract/exportCall.ts';
import { contractExportColumns } from '../../../src/domain/export/contractExport.ts';
import { exportColumns } from '../../../src/domain/export/exportColumns.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { exportMinutes } from '../../export/exportJob.ts';
import { exportTable } from '../../export/exportTable.ts';
import { spreadsheet } from '../../export/spreadsheet.ts';
import { fileName } from '../../export/fileName.ts';
import { shortLivedFiles } from '../../files/shortLivedFiles.ts';
import { callerId } from '../../storage/actor.ts';
import { readPicked } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import { answer } from '../handler.ts';
import { idsAsked } from '../idsAsked.ts';

const maxPicked = 5_000;

/** Picked contracts as a workbook behind a link that stands for a quarter of an hour (R77). */
export const exportContracts = answer(declared, {
  read: ({ data }) => ({ asked: idsAsked(data, { max: maxPicked, path: 'contracts', at: 'data' }) }),
  async work({ database: { pool }, actor, now }, { asked }) {
    const found = new Set((await readPicked(pool, contract, asked, [])).map((it) => it.id));
    const ids = asked.filter((it) => found.has(it));
    if (ids.length === 0) throw new NotFound();
    const columns = exportColumns(resourceOf(contract), contractExportColumns, actor.roles);
    const content = spreadsheet(
      exportTable(pool, { resource: resourceOf(contract), columns, ids, roles: actor.roles }),
    );
    const { id, validUntil } = await shortLivedFiles(pool, exportMinutes).keep(content, {
      caller: callerId(actor) ?? 0,
      now,
    });
    return {
      link: `/api/exports/${id}/${fileName(`Auftraege-${todayIn(companyZone, now)}`, 'xlsx')}`,
      validUntil: validUntil.toISOString(),
      rows: ids.length,
    };
  },
});

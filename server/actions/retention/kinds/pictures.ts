import { sql } from 'drizzle-orm';
import type { AnyRow } from '../../../../src/domain/define/row.ts';
import { protocol } from '../../../../src/domain/protocol/protocol.ts';
import { resourceOf } from '../../../../src/domain/resources.ts';
import { filesIn } from '../../../read/filesIn.ts';
import { noteChanges } from '../../../storage/changeLog.ts';
import { readMany } from '../../../storage/readRecords.ts';
import { among, rowsOf } from '../../../storage/sql.ts';
import type { Scope } from '../../../write/behaviour.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetLeftOut } from '../forgetEntries.ts';
import { isContractHeld } from '../holds.ts';
import { joinRideDay, wasOver } from '../rideDay.ts';

const fields = resourceOf(protocol).fields;

/** Photos and signatures go; the protocol says that they were there, and keeps its papers and receipts. */
export const pictures = defineRetention({
  kind: 'pictures',
  atOnce: 50,
  due: (before, today) => sql`
    select p.id, ended.day, ${isContractHeld(sql`p.contract`, today)} as held
    from protocols p join contracts c on c.id = p.contract ${joinRideDay}
    where p."picturesDeletedOn" is null and ${wasOver(before)} and exists (select from image_uses u where u.iri = '/api/protocols/' || p.id)`,
  async remove(scope, ids) {
    const named = (await readMany(scope.client, protocol, ids)).map((it) => ({
      id: it.id,
      files: filesIn(fields, it).map(({ id, path }) => ({ id, place: placeOf(it, path) })),
    }));
    await takePicturesOut(
      scope,
      named.map(({ id, files }) => ({
        id,
        places: files.flatMap(({ place }) => (isPicture(place) ? [{ place }] : [])),
      })),
    );
    const files = named.flatMap((it) => it.files);
    // A restore point that names them still shows all the rest.
    const kept = files.flatMap(({ id, place }) => (isPicture(place) ? [] : [id]));
    const points = await rowsOf<{ image: number }>(
      scope.client,
      sql`delete from image_uses where iri in (select '/api/protocol_snapshots/' || id from protocol_snapshots where protocol = ${among(ids)})
            and not image = ${among(kept)} returning image`,
    );
    await forgetLeftOut(scope, resourceOf(protocol), {
      ids,
      images: [...files.map((it) => it.id), ...points.map((it) => Number(it.image))],
    });
  },
});
const isPicture = (place: string) => pictureFields.test(place);

/** The path of a file with the number of its entry in place of the position. */
function placeOf(record: AnyRow, path: string): string {
  const [list = '', at = '', ...rest] = path.split('.');
  const entries = record[list];
  if (!Array.isArray(entries)) return path;
  return [list, String((entries[Number(at)] as AnyRow | undefined)?.id), ...rest].join('.');
}

type Emptied = { readonly id: number; readonly places: readonly { readonly place: string }[] };

async function takePicturesOut({ client, now, actor }: Scope, protocols: readonly Emptied[]): Promise<void> {
  const those = among(protocols.map((it) => it.id));
  await rowsOf(
    client,
    sql`update protocol_image_slots set file = null, version = version + 1 where protocol = ${those}`,
  );
  await rowsOf(
    client,
    sql`update protocol_damages set image = image - 'file', "overviewImage" = "overviewImage" - 'file', version = version + 1
        where protocol = ${those}`,
  );
  await rowsOf(
    client,
    sql`update protocol_attachments set "documentPicture" = "documentPicture" - 'file', version = version + 1
        where protocol = ${those} and list = 'additionalPhotos'`,
  );
  const rows = await rowsOf<{ id: number; version: number }>(
    client,
    sql`update protocols p set "picturesDeletedOn" = (${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')::date,
          "deletedPictures" = told.places, "driverSignature" = "driverSignature" - ${pictureParts},
          "submitterSignature" = "submitterSignature" - ${pictureParts}, "receiverSignature" = "receiverSignature" - ${pictureParts}, version = version + 1
        from jsonb_to_recordset(${JSON.stringify(protocols)}::jsonb) as told (id bigint, places jsonb)
        where p.id = told.id returning p.id, p.version`,
  );
  await rowsOf(
    client,
    sql`delete from history where path = 'protocols' and record_id = ${those} and field ~ ${pictureFields.source}`,
  );
  await noteChanges(
    client,
    rows.map(({ id, version }) => ({ path: 'protocols', id: Number(id), kind: 'update', version, by: actor.username })),
  );
}

const pictureParts = sql`array['signatureImage', 'signatureAltPhoto']`;
const pictureFields = /^(images|damages|additionalPhotos)[.].*file$|Signature[.]signature(Image|AltPhoto)/;

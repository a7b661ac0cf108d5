import { messageOf } from '../../api/apiErrors.ts';
import { fetchPoint } from '../../api/calls/directions.ts';
import { tools } from '../../commands/tools.ts';
import type { Point } from '../../domain/km/place.ts';
import { Block } from '../../ui/display/Block.tsx';
import { Button } from '../../ui/display/Button.tsx';
import { textOf } from '../kit/textOf.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { BoundField, BoundGroup, useFieldState, useFormValue } from './addressFields.ts';
import { PinMap } from './PinMap.tsx';

/** Where on earth the address is: asked of the server, put on the map by hand, or typed. */
export function GeoBlock() {
  const [lat, lng] = [useFieldState('lat'), useFieldState('lng')];
  const { isRunning, alone } = useOneAtATime();
  const [strasse, hausnr] = [useTyped('street'), useTyped('hausnr')];
  const [plz, ort] = [useTyped('plz'), useTyped('city')];
  const isWhole = [strasse, hausnr, plz, ort].every((it) => it !== '');
  const put = (point: Point) => {
    lat.set(point.lat);
    lng.set(point.lng);
  };
  const find = () =>
    void alone(async () => {
      try {
        put(await fetchPoint({ strasse, hausnr, plz, ort }));
        tools().notify.success('Koordinaten wurden erfolgreich ermittelt');
      } catch (error) {
        tools().notify.error('Koordinaten konnten nicht ermittelt werden', { detail: messageOf(error) });
      }
    });
  const point =
    typeof lat.value === 'number' && typeof lng.value === 'number' ? { lat: lat.value, lng: lng.value } : null;
  return (
    <Block title="Geodaten">
      <BoundGroup label="Breite / Länge" names={['lat', 'lng']}>
        <BoundField name="lat" bare />
        <BoundField name="lng" bare />
      </BoundGroup>
      {!lat.isLocked && (
        <span>
          <Button
            small
            icon="target"
            busy={isRunning}
            onClick={find}
            {...(!isWhole && { reason: 'Erst mit Straße, Hausnummer, PLZ und Ort' })}
          >
            Koordinaten ermitteln
          </Button>
        </span>
      )}
      <PinMap point={point} onMove={put} readOnly={lat.isLocked} />
    </Block>
  );
}

function useTyped(name: Parameters<typeof useFormValue>[0]): string {
  return (textOf(useFormValue(name)) ?? '').trim();
}

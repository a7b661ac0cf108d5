import { ChannelBadge } from '../../src/ui/display/ChannelBadge.tsx';
import { Counter } from '../../src/ui/display/Counter.tsx';
import { KmChip } from '../../src/ui/display/KmChip.tsx';
import { BundleChip, GroupChip } from '../../src/ui/display/NameChip.tsx';
import { Plate } from '../../src/ui/display/Plate.tsx';
import { Presence } from '../../src/ui/display/Presence.tsx';
import { Tag } from '../../src/ui/display/Tag.tsx';
import { UBadge } from '../../src/ui/display/UBadge.tsx';
import { Vin } from '../../src/ui/display/Vin.tsx';
import { Line, Sheet } from './Sheet.tsx';

const statuses = [0, 1, 2, 3, 4];
const channels = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const numbers = [1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209];

export function MarkSheets() {
  return (
    <>
      <Sheet title="Protokollstand, Hin- und Rückfahrt">
        <Line>
          {statuses.map((status) => (
            <UBadge key={status} status={status} meaning={`Stand ${status}`} />
          ))}
          <i className="mx-1 h-9 w-[1px] bg-line" />
          {statuses.map((status) => (
            <UBadge key={status} status={status} isReturn />
          ))}
        </Line>
      </Sheet>
      <Sheet title="Marken: handeln · anders · zur Kenntnis">
        <Line>
          <Tag colour="tag-storniert">STORNIERT</Tag>
          <Tag colour="tag-neu">NEU</Tag>
          <Tag colour="tag-ff" meaning="Fahrer fehlt">
            FF
          </Tag>
        </Line>
        <Line>
          <Tag colour="tag-ub" meaning="Unbestätigt">
            UB
          </Tag>
          <Tag colour="tag-vz">VZ</Tag>
          <Tag colour="tag-vh" meaning="Vorholung">
            VH
          </Tag>
          <Tag colour="tag-flex">FLEX</Tag>
          <Tag colour="tag-abc">ABC</Tag>
          <Tag colour="tag-aba">ABA</Tag>
          <Tag colour="tag-sf">SF</Tag>
          <Tag colour="tag-lf">LF</Tag>
        </Line>
        <Line>
          <Tag colour="tag-avis">AVIS</Tag>
          <Tag colour="tag-info-re">INFO RE</Tag>
          <Tag colour="tag-info-gs">INFO GS</Tag>
          <Tag colour="tag-ks">KS</Tag>
          <Tag colour="tag-ra">RA</Tag>
          <Tag colour="tag-la">LA</Tag>
          <Tag colour="tag-re">RE 26-3318</Tag>
        </Line>
      </Sheet>
      <Sheet title="Avis-Status und Stellplatz-Mail">
        <Line>
          <Tag colour="avis-pending" icon="circle-check">
            Offen
          </Tag>
          <Tag colour="avis-first-contact" icon="phone">
            Erstkontakt
          </Tag>
          <Tag colour="avis-awaiting-response" icon="hourglass">
            Rückmeldung ASP abwarten
          </Tag>
          <Tag colour="avis-doing" icon="pencil">
            In Bearbeitung
          </Tag>
          <Tag colour="avis-confirmed" icon="check">
            Termin bestätigt
          </Tag>
          <Tag colour="avis-awaiting-dispo" icon="corner-up-left">
            Rückmeldung Dispo
          </Tag>
        </Line>
        <Line>
          <Tag colour="park-open" icon="mail">
            Offen
          </Tag>
          <Tag colour="park-missing" icon="mail-x">
            Mail-Adresse fehlt
          </Tag>
          <Tag colour="park-scheduled" icon="clock">
            Vorgemerkt
          </Tag>
          <Tag colour="park-sent" icon="check">
            Versendet
          </Tag>
        </Line>
      </Sheet>
      <Sheet title="Gruppen, Fahrtpakete, Kanäle">
        <Line>
          {numbers.map((number) => (
            <GroupChip key={number} name={`G ${number}`} />
          ))}
        </Line>
        <Line>
          {numbers.map((number) => (
            <BundleChip key={number} name={`FP-${number - 20}`} />
          ))}
        </Line>
        <Line>
          {channels.map((channel) => (
            <ChannelBadge key={channel} channel={channel} />
          ))}
          <Presence name="A. Oehmichen" />
          <Presence name="M. Krahwinkel" large />
          <Plate>WOB HM 318</Plate>
          <KmChip text="+64 km" isTooMuch />
          <KmChip text="−7 km" isTooMuch={false} />
          <Counter count={23} meaning="offene Protokolle" />
        </Line>
        <Line>
          <Vin>WVWZZZE1ZMP009062</Vin>
          <Vin short>WVWZZZE1ZMP009062</Vin>
        </Line>
      </Sheet>
    </>
  );
}

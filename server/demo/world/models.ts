import { weighted, type Random } from '../random.ts';

export type Drive = 'PETROL' | 'DIESEL' | 'ELECTRIC' | 'PLUGIN';
export type CarType = 'STEILHECKLIMOUSINE' | 'LIMOUSINE' | 'KOMBI' | 'TRANSPORTER' | 'KASTENWAGEN';
export type Model = {
  readonly manufacturer: string;
  readonly carModel: string;
  readonly drive: Drive;
  readonly carType: CarType;
  readonly wmi: string;
  readonly vds: string;
};

type Brand = {
  readonly name: string;
  readonly share: number;
  readonly wmi: string;
  readonly models: readonly (readonly [
    carModel: string,
    share: number,
    drive: Drive,
    carType: CarType,
    vds: string,
    wmi?: string,
  ])[];
};

/** Brands and models with their shares; vds is the middle of the VIN, six places that say brand and type. */
const brands: readonly Brand[] = [
  {
    name: 'Volkswagen',
    share: 24,
    wmi: 'WVW',
    models: [
      ['Golf', 22, 'PETROL', 'STEILHECKLIMOUSINE', 'ZZZCDZ'],
      ['Passat Variant', 18, 'DIESEL', 'KOMBI', 'ZZZCJZ'],
      ['Tiguan', 16, 'DIESEL', 'STEILHECKLIMOUSINE', 'ZZZCTZ'],
      ['ID.3', 9, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'ZZZE1Z'],
      ['ID.4', 11, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'ZZZE2Z'],
      ['ID.7 Tourer', 6, 'ELECTRIC', 'KOMBI', 'ZZZED1'],
      ['T-Roc', 9, 'PETROL', 'STEILHECKLIMOUSINE', 'ZZZA1Z'],
      ['Caddy', 5, 'DIESEL', 'KASTENWAGEN', 'ZZZSKZ', 'WV1'],
      ['Transporter', 4, 'DIESEL', 'TRANSPORTER', 'ZZZ7HZ', 'WV1'],
    ],
  },
  {
    name: 'Škoda',
    share: 11,
    wmi: 'TMB',
    models: [
      ['Octavia Combi', 38, 'DIESEL', 'KOMBI', 'JR7NX0'],
      ['Superb Combi', 24, 'DIESEL', 'KOMBI', 'LR9NP0'],
      ['Enyaq', 18, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'KE9NY0'],
      ['Kodiaq', 12, 'DIESEL', 'STEILHECKLIMOUSINE', 'LN7NS0'],
      ['Fabia', 8, 'PETROL', 'STEILHECKLIMOUSINE', 'EP6PJ0'],
    ],
  },
  {
    name: 'BMW',
    share: 11,
    wmi: 'WBA',
    models: [
      ['320d Touring', 28, 'DIESEL', 'KOMBI', '6L3108'],
      ['520d Touring', 18, 'DIESEL', 'KOMBI', '21FA02'],
      ['i4', 14, 'ELECTRIC', 'LIMOUSINE', '31AW07'],
      ['iX1', 12, 'ELECTRIC', 'STEILHECKLIMOUSINE', '61EF05'],
      ['X1', 14, 'PETROL', 'STEILHECKLIMOUSINE', '51EE06'],
      ['X3', 14, 'PLUGIN', 'STEILHECKLIMOUSINE', '41GP01'],
    ],
  },
  {
    name: 'Mercedes-Benz',
    share: 10,
    wmi: 'W1K',
    models: [
      ['C 220 d T', 26, 'DIESEL', 'KOMBI', '206204'],
      ['E 220 d T', 16, 'DIESEL', 'KOMBI', '214205'],
      ['GLC', 16, 'PLUGIN', 'STEILHECKLIMOUSINE', '254656'],
      ['EQA', 12, 'ELECTRIC', 'STEILHECKLIMOUSINE', '243701'],
      ['EQE', 8, 'ELECTRIC', 'LIMOUSINE', '295111'],
      ['Vito', 12, 'DIESEL', 'TRANSPORTER', '447703', 'W1V'],
      ['Sprinter', 10, 'DIESEL', 'TRANSPORTER', '907633', 'W1V'],
    ],
  },
  {
    name: 'Audi',
    share: 10,
    wmi: 'WAU',
    models: [
      ['A4 Avant', 24, 'DIESEL', 'KOMBI', 'ZZZF4X'],
      ['A6 Avant', 22, 'DIESEL', 'KOMBI', 'ZZZF2X'],
      ['Q4 e-tron', 18, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'ZZZFZX'],
      ['A3 Sportback', 16, 'PETROL', 'STEILHECKLIMOUSINE', 'ZZZGYX'],
      ['Q5', 20, 'PLUGIN', 'STEILHECKLIMOUSINE', 'ZZZFYX'],
    ],
  },
  {
    name: 'Ford',
    share: 7,
    wmi: 'WF0',
    models: [
      ['Focus Turnier', 22, 'PETROL', 'KOMBI', 'PXXGCH'],
      ['Kuga', 24, 'PLUGIN', 'STEILHECKLIMOUSINE', 'FXXWPM'],
      ['Transit Custom', 26, 'DIESEL', 'TRANSPORTER', 'YXXTTG'],
      ['Transit', 16, 'DIESEL', 'KASTENWAGEN', 'FXXTTF'],
      ['Mustang Mach-E', 12, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'TK1SU0'],
    ],
  },
  {
    name: 'Opel',
    share: 6,
    wmi: 'W0V',
    models: [
      ['Astra Sports Tourer', 30, 'PETROL', 'KOMBI', 'FD8EP1'],
      ['Corsa', 24, 'PETROL', 'STEILHECKLIMOUSINE', 'XEP682'],
      ['Corsa Electric', 14, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'UHZKX2'],
      ['Vivaro', 18, 'DIESEL', 'TRANSPORTER', 'VF7D60'],
      ['Mokka', 14, 'PETROL', 'STEILHECKLIMOUSINE', 'JHNPU1'],
    ],
  },
  {
    name: 'Hyundai',
    share: 3.5,
    wmi: 'KMH',
    models: [
      ['IONIQ 5', 36, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'KN81AE'],
      ['Kona', 24, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'K381HF'],
      ['Tucson', 40, 'PETROL', 'STEILHECKLIMOUSINE', 'JB81AG'],
    ],
  },
  {
    name: 'Kia',
    share: 3.5,
    wmi: 'KNA',
    models: [
      ['EV6', 32, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'C381AG'],
      ['Sportage', 36, 'PLUGIN', 'STEILHECKLIMOUSINE', 'PU81DG'],
      ['Ceed Sportswagon', 32, 'PETROL', 'KOMBI', 'H551AL'],
    ],
  },
  {
    name: 'Tesla',
    share: 3,
    wmi: 'XP7',
    models: [
      ['Model Y', 68, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'YGCEK0'],
      ['Model 3', 32, 'ELECTRIC', 'LIMOUSINE', '3E7EB0', '5YJ'],
    ],
  },
  {
    name: 'Cupra',
    share: 2.9,
    wmi: 'VSS',
    models: [
      ['Formentor', 64, 'PLUGIN', 'STEILHECKLIMOUSINE', 'ZZZKMZ'],
      ['Born', 36, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'ZZZK1Z'],
    ],
  },
  { name: 'Seat', share: 1.1, wmi: 'VSS', models: [['Leon Sportstourer', 100, 'PETROL', 'KOMBI', 'ZZZKLZ']] },
  {
    name: 'Renault',
    share: 2,
    wmi: 'VF1',
    models: [
      ['Megane E-Tech', 45, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'RCB001'],
      ['Kangoo', 55, 'DIESEL', 'KASTENWAGEN', 'RFK001'],
    ],
  },
  {
    name: 'Peugeot',
    share: 1.9,
    wmi: 'VR3',
    models: [
      ['308 SW', 63, 'PETROL', 'KOMBI', 'FBYHZT'],
      ['e-208', 37, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'UHZKXZ'],
    ],
  },
  { name: 'Fiat', share: 1.1, wmi: 'ZFA', models: [['Ducato', 100, 'DIESEL', 'KASTENWAGEN', '250000']] },
  {
    name: 'Volvo',
    share: 1.3,
    wmi: 'YV1',
    models: [
      ['XC60', 62, 'PLUGIN', 'STEILHECKLIMOUSINE', 'UZH5V0'],
      ['EX30', 38, 'ELECTRIC', 'STEILHECKLIMOUSINE', 'EZ1AV0'],
    ],
  },
  { name: 'Toyota', share: 0.7, wmi: 'SB1', models: [['Corolla Touring Sports', 100, 'PETROL', 'KOMBI', 'Z93BE0']] },
];

const modelsOf = (brand: Brand) =>
  weighted(
    brand.models.map(([carModel, share, drive, carType, vds, wmi = brand.wmi]): [Model, number] => [
      { manufacturer: brand.name, carModel, drive, carType, wmi, vds },
      share,
    ]),
  );

/** The VIN starts that may occur. */
export const wmis: ReadonlySet<string> = new Set(
  brands.flatMap((brand) => [brand.wmi, ...brand.models.flatMap((model) => model[5] ?? [])]),
);

const drawBrand = weighted(brands.map((brand) => [modelsOf(brand), brand.share] as const));

/** A model as often as it is moved; about a quarter are fully electric. */
export function drawModel(random: Random): Model {
  return drawBrand(random)(random);
}

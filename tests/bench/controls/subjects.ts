/** What is measured: controls that open something, and many of one kind that stand on a screen. */
export const openers = ['menu of 25 lines', 'list of 30 options'] as const;
export const crowds = [
  '40 closed lists',
  '40 boxes to tick',
  '40 switches',
  '40 radios in rows of 4',
  '40 tabs in rows of 5',
] as const;
export type Opener = (typeof openers)[number];
export type Subject = Opener | (typeof crowds)[number];
export type Controls = Readonly<Record<Subject, () => React.ReactNode>>;

const counted = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
export const lines = counted(25).map((at) => ({ id: at, label: `Befehl Nummer ${at}`, hotkey: 'mod+shift+f' }));
export const options = counted(30).map((at) => ({ key: at, label: `Eintrag Nummer ${at}` }));
export const forty = counted(40);
export const rowsOf = (size: number) => counted(40 / size);
export const few = (size: number) => counted(size).map((at) => ({ key: at, label: `Wahl ${at}` }));

/** What is special about a day, such as that no rides are offered on it. */
export type DayMark = (day: string) => string | undefined;

let useSource: () => DayMark | undefined = () => undefined;

/** Makes known what all calendars say about days; asked when a calendar opens, as a hook. */
export function registerDayMarks(useMarks: () => DayMark | undefined): void {
  useSource = useMarks;
}

/** What is known of days wherever one is picked. */
export function useDayMarks(): DayMark | undefined {
  return useSource();
}

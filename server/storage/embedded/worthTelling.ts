/** Everyday messages; what tells of a crash stays. */
const routine = /^LOG:(?!.*(terminated|interrupted|recover|crash))/;
/** Somebody left before his list had been read. */
const leftBehind = /^ERROR: {2}canceling statement due to user request/;
const belongsToIt = /^(STATEMENT:|\t)/;

/** Tells line by line what of PostgreSQL's log somebody should read; the statement belongs to the message before it. */
export function worthTelling(): (line: string) => boolean {
  let isPassedOver = false;
  return (line) => {
    isPassedOver = routine.test(line) || leftBehind.test(line) || (isPassedOver && belongsToIt.test(line));
    return !isPassedOver;
  };
}

import type { Part } from '../figure.ts';
import { measureLogs } from './logs.ts';
import { measureStatistics } from './statistics.ts';

/**
 * What the reports cost PostgreSQL: each statistic at so many contracts and, unless short, at ten times as many, and
 * the log at ten million lines.
 */
export const measureReports: Part = async (surroundings) => [
  ...(await measureStatistics(surroundings)),
  ...(surroundings.isShort ? [] : await measureLogs(surroundings)),
];

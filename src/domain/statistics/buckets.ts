import { jobCategories } from '../choices/jobCategories.ts';
import { postalAreas } from '../contract/choices/postalAreas.ts';

/** A stretch of values that a histogram draws as one bar, up to and including `to`. */
export type Bucket = { readonly key: string; readonly label: string; readonly to: number };

const bucket = (key: string, to: number, label: string): Bucket => ({ key, label, to });

/** Driven minus planned kilometres; 50 and 100 are where a protocol's chip turns red (document 3, section 4). */
export const kmBuckets: readonly Bucket[] = [
  bucket('0', -101, 'unter −100 km'),
  bucket('1', -51, '−100 bis −51 km'),
  bucket('2', -11, '−50 bis −11 km'),
  bucket('3', 10, '−10 bis 10 km'),
  bucket('4', 50, '11 bis 50 km'),
  bucket('5', 100, '51 bis 100 km'),
  bucket('6', Infinity, 'über 100 km'),
];

/** Days between the contract and its pickup. */
export const leadBuckets: readonly Bucket[] = [
  bucket('0', 0, 'am selben Tag'),
  bucket('1', 1, '1 Tag'),
  bucket('2', 2, '2 Tage'),
  bucket('3', 3, '3 Tage'),
  bucket('4', 5, '4 bis 5 Tage'),
  bucket('5', 7, '6 bis 7 Tage'),
  bucket('6', 10, '8 bis 10 Tage'),
  bucket('7', 14, '11 bis 14 Tage'),
  bucket('8', 21, '15 bis 21 Tage'),
  bucket('9', Infinity, 'über 21 Tage'),
];

/** The postal areas in which vehicles are picked up. */
export const regions = postalAreas.items;

/** The groups of drivers by which staff filter. */
export const driverGroups = jobCategories.items.filter((it) => it.logistics);

import { defineDetails } from '../define/details.ts';
import { logFields } from './logFields.ts';

export const logDetails = defineDetails(logFields);

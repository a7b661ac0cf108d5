const text = { type: 'string' };
const texts = { type: 'array', items: text };
const object = (properties: Readonly<Record<string, object>>) => ({ type: 'object', properties });
const finding = object({ id: text, kind: { ...text, enum: ['block', 'warn', 'info'] }, title: text, text, order: text, needsReason: { type: 'boolean' }, leavesOut: { type: 'boolean' }, bundle: text });
const fitness = object({ kind: { ...text, enum: ['ok', 'warn', 'danger'] }, text, more: text, free: text, rides: text, minutes: { type: 'integer' } });

/** What is checked before a driver is sent, as outside clients read about it. */
export const preflightCall: Readonly<Record<string, object>> = {
  '/api/contracts/preflight': {
    post: {
      operationId: 'contract.preflight', tags: ['Contract'], summary: 'Was für und gegen Fahrer spricht: je höchstens 200 Aufträge und Fahrer, zusammen höchstens 2.000 Paare',
      requestBody: { required: true, content: { 'application/json': { schema: { ...object({ contracts: texts, drivers: texts, order: { type: 'object', description: 'Auftrag, wie er in einem Formular steht' } }), required: ['drivers'] } } } },
      responses: { '200': { description: 'Je Fahrer Eignung und Befunde', content: { 'application/json': { schema: object({ members: { type: 'array', items: object({ driver: text, fitness, findings: { type: 'array', items: finding } }) } }) } } } },
    },
  },
};

/** Why nothing is sent a second time before the first mail has left: it would only arrive twice. */
export const mailUnderWay = 'Die E-Mail ist bereits unterwegs';

/** What a browser is sent of a notification: enough to show it and to lead to what it is about. */
export type PushMessage = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  /** Address of a panel. */
  readonly url: string;
};

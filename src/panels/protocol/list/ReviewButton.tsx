import { CommandButton } from '../../kit/CommandButton.tsx';

const noTargets: readonly never[] = [];

/** Opens the review lane from the list, with what is ticked there. */
export function ReviewButton() {
  return <CommandButton id="protocol.review" targets={noTargets} />;
}

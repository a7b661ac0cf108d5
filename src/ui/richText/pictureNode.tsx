import { mergeAttributes, Node, NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react';
import type { PictureTools } from './pictureTools.ts';

export const pictureName = 'picture';

/** A stored picture between the words of a text. */
export function pictureNode(tools: PictureTools) {
  return Node.create({
    name: pictureName,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ src: {}, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = tools.addressOf(element.getAttribute('src') ?? '');
          return src === undefined ? false : { src, alt: element.getAttribute('alt') ?? '' };
        },
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView: () =>
      ReactNodeViewRenderer(({ node, selected }: NodeViewProps) => (
        <NodeViewWrapper
          data-drag-handle
          className={`w-fit max-w-full rounded-2 ${selected ? 'outline-2 outline-offset-2 outline-focus' : ''}`}
        >
          <tools.View address={String(node.attrs['src'])} alt={String(node.attrs['alt'])} />
        </NodeViewWrapper>
      )),
  });
}

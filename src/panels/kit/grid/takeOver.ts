/**
 * Makes what stands in the page equal to what was drawn anew and gives what stands there then. What is the same stays,
 * so that a link keeps the keyboard while its row changes, and no more than the change is laid out.
 */
export function takeOver<N extends ChildNode>(standing: N, drawn: N): N {
  if (standing.isEqualNode(drawn)) return standing;
  if (!(standing instanceof Element) || !standing.cloneNode(false).isEqualNode(drawn.cloneNode(false))) {
    standing.replaceWith(drawn);
    return drawn;
  }
  const before = [...standing.childNodes];
  [...drawn.childNodes].forEach((child, at) => {
    const known = before[at];
    if (known) takeOver(known, child);
    else standing.append(child);
  });
  for (const gone of before.slice(drawn.childNodes.length)) gone.remove();
  return standing;
}

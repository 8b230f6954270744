/**
 * Makes everything in the body but `front` inert, what comes later too (a dialog of a journey); gives back how to let go.
 * Unlike a modal dialog's own focus trap it needs no agreement with the traps of other bundles.
 */
export function makeOthersInert(front: Element): () => void {
  const held: Element[] = [];
  const hold = () => {
    for (const element of document.body.children) {
      if (element.contains(front) || element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      held.push(element);
    }
  };
  hold();
  const observer = new MutationObserver(hold);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const element of held) element.removeAttribute('inert');
  };
}

/**
 * Makes every child of the body except `front` inert, including those added later (a dialog of a journey). Returns a
 * function that undoes it. Unlike a focus trap, it does not compete with the traps of other bundles.
 */
export function makeOthersInert(front: Element): () => void {
  const inertElements: Element[] = [];
  const makeInert = () => {
    for (const element of document.body.children) {
      if (element.contains(front) || element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      inertElements.push(element);
    }
  };
  makeInert();
  const observer = new MutationObserver(makeInert);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const element of inertElements) element.removeAttribute('inert');
  };
}

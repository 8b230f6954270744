import type { PageProblem } from './page-problem';

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (string | Node)[]) => {
  const created = document.createElement(name);
  created.append(...content);
  return created;
};

/** A link that opens a page; a path with required parameters is only text. */
function linkTo(path: string): HTMLElement {
  const withoutOptional = path.replace(/\/:\w+\?/g, '');
  if (withoutOptional.includes('/:')) return element('code', path);
  const link = element('a', path);
  link.href = `?${new URLSearchParams({ step: withoutOptional })}`;
  return link;
}

/** Shows a problem in the notice of the development page, or empties the notice. */
export function showProblem(notice: Element, problem: PageProblem | null): void {
  if (!problem) return notice.replaceChildren();
  const { title, advice, paths } = problem;
  const list = element('ul', ...paths.map((path) => element('li', linkTo(path))));
  notice.replaceChildren(element('h1', title), element('p', advice), ...(paths.length > 0 ? [list] : []));
}

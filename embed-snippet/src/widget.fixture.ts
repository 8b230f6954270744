import type { Widget } from './widget';

/** A frame in the page, whose element has no properties and no channel yet. */
export function aWidget({ isPanel = false, ...changed }: Partial<Widget> & { isPanel?: boolean } = {}): Widget {
  const element = document.body.appendChild(document.createElement('div'));
  return {
    element,
    frame: element.appendChild(document.createElement('iframe')),
    surface: document.createElement('div'),
    placement: { brand: 'oakwood', branch: null, theme: null, start: null, isPanel },
    emit: () => undefined,
    hold: () => undefined,
    properties: {},
    ports: [],
    lazyScript: () => () => Promise.reject(new Error('no script')),
    ...changed,
  };
}

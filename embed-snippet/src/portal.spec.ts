import { checkUrl, frameUrl, hostedUrl, placementOf } from './portal';

const of = (attributes: Record<string, string>) => placementOf((name) => attributes[name] ?? null);

describe('placementOf', () => {
  it('reads brand and branch', () => {
    expect(of({ brand: 'oakwood', branch: '12' })).toEqual({
      brand: 'oakwood',
      branch: '12',
      theme: null,
      start: null,
      isPanel: false,
    });
  });

  it.each([
    [{ brand: '../admin' }, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
    [
      { brand: 'oakwood', branch: '12/../..' },
      { brand: 'oakwood', branch: null, theme: null, start: null, isPanel: false },
    ],
    [{ brand: 'Oak wood?' }, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
    [{ theme: 'dark' }, { brand: null, branch: null, theme: 'dark', start: null, isPanel: false }],
    [{ theme: 'neon' }, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
    [{ start: 'energy-usage' }, { brand: null, branch: null, theme: null, start: 'energy-usage', isPanel: false }],
    [{ start: '../admin' }, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
    [{ mode: 'panel' }, { brand: null, branch: null, theme: null, start: null, isPanel: true }],
    [{ mode: 'modal' }, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
    [{}, { brand: null, branch: null, theme: null, start: null, isPanel: false }],
  ])('reads %j as %j', (attributes, placement) => {
    expect(of(attributes)).toEqual(placement);
  });
});

describe('the URLs', () => {
  const portal = '__HM_PORTAL_ORIGIN__';

  it('lead to the brand’s frame document and hosted page', () => {
    const placement = of({ brand: 'oakwood', branch: '12' });
    expect(frameUrl(placement, 'https://agent.example')).toBe(`${portal}/embed/oakwood/12`);
    expect(hostedUrl(placement)).toBe(`${portal}/oakwood/12`);
    expect(checkUrl(placement)).toBe(`${portal}/api/v1/embedding?brand=oakwood&branch=12`);
  });

  it('ask for the theme of the page', () => {
    expect(frameUrl(of({ brand: 'oakwood', theme: 'dark' }), 'https://agent.example')).toBe(
      `${portal}/embed/oakwood?theme=dark`,
    );
  });

  it('name the step at which the portal opens', () => {
    expect(frameUrl(of({ brand: 'oakwood', branch: '12', start: 'energy-usage' }), 'https://agent.example')).toBe(
      `${portal}/embed/oakwood/12?start=energy-usage`,
    );
  });

  it('lead to the partner’s panel in the telephony portal, whatever else is set', () => {
    const placement = of({ mode: 'panel', brand: 'oakwood', branch: '12', theme: 'dark' });
    expect(frameUrl(placement, 'https://crm.example')).toBe('__HM_TELEPHONY_ORIGIN__/panel/oakwood');
    expect(checkUrl(placement)).toBe('__HM_TELEPHONY_ORIGIN__/api/v1/embedding?brand=oakwood&branch=12');
    expect(frameUrl(of({ mode: 'panel' }), 'https://crm.example')).toBe('__HM_TELEPHONY_ORIGIN__/panel');
  });

  it('contain the host’s origin without a brand', () => {
    expect(frameUrl(of({}), 'https://agent.example')).toBe(`${portal}/embed?host=https%3A%2F%2Fagent.example`);
    expect(hostedUrl(of({}))).toBe(`${portal}/`);
  });
});

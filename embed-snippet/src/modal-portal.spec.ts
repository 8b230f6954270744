import { dialogOnScreen, found, opened } from './dialog.fixture';
import { loadDialog } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_DIALOG__', () => jest.requireActual<object>('./dialog'), { virtual: true });
jest.mock('__HM_SETTINGS__', () => ({ sendProperties: () => undefined }), { virtual: true });

afterEach(() => {
  document.body.innerHTML = '';
});

const propertiesOf = (element: Element) => ({
  themeTokens: Reflect.get(element, 'themeTokens') as unknown,
  consent: Reflect.get(element, 'consent') as unknown,
});

describe('the portal in a dialog', () => {
  it('follows the properties of its element until the dialog closes', async () => {
    const { element, portal, button } = await opened();
    expect(propertiesOf(portal)).toEqual({ themeTokens: null, consent: null });
    Object.assign(element, { themeTokens: { accent: '#1f5d84' }, consent: 'onetrust' });
    expect(propertiesOf(portal)).toEqual({ themeTokens: { accent: '#1f5d84' }, consent: 'onetrust' });
    Object.assign(element, { consent: null });
    expect(propertiesOf(portal)).toEqual({ themeTokens: { accent: '#1f5d84' }, consent: null });
    button('Close').click();
    Object.assign(element, { consent: 'cookiebot' });
    expect(propertiesOf(portal).consent).toBeNull();
  });

  it('starts with the properties that the page set before it opened the dialog', async () => {
    document.body.innerHTML = '<home-move mode="modal" brand="oakwood"></home-move>';
    const element = found(document.querySelector('home-move'));
    Object.assign(element, { themeTokens: { corners: 'pill' } });
    window.HomeMove?.open(element);
    await loadDialog();
    expect(propertiesOf(dialogOnScreen().portal).themeTokens).toEqual({ corners: 'pill' });
  });
});

import { aMeter, aMeterDay, aReading } from '@home-move/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { inCard, renderMeterDay } from '../../testing/meter-day-page';
import { isBusy } from './is-busy';

const blur = () => act(async () => (document.activeElement as HTMLElement).blur());

describe('the page without a signal', () => {
  it('is busy while the mover types [METER-07]', async () => {
    const { user } = renderMeterDay();
    const box = await (await inCard('Electricity')).findByRole('textbox', { name: 'Reading' });
    expect(isBusy()).toBe(false);
    await user.type(box, '4');
    expect(isBusy()).toBe(true);
    await blur();
    expect(isBusy()).toBe(false);
  });

  it.each(['change', 'cancel'])('is busy while the camera is open, until the event %s [METER-07]', async (type) => {
    const { user } = renderMeterDay();
    const button = await (await inCard('Electricity')).findByRole('button', { name: 'Take a photo' });
    await user.click(button);
    expect(isBusy()).toBe(true);
    const input = button.parentElement?.querySelector('input[type=file]');
    act(() => void input?.dispatchEvent(new Event(type)));
    expect(isBusy()).toBe(false);
  });

  it('is busy while a dialog is open', async () => {
    const meter = aMeter({ reading: aReading({ hasPhoto: false }) });
    const { user } = renderMeterDay({ day: aMeterDay({ meters: [meter] }) });
    await user.click(await screen.findByRole('button', { name: 'See proof of the electricity reading' }));
    await screen.findByRole('dialog');
    expect(isBusy()).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isBusy()).toBe(false));
  });

  it('is busy while another page is in front of it', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(isBusy()).toBe(true);
    hidden.mockRestore();
  });
});

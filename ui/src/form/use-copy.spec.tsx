import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './use-copy';

function CopyButton({ text }: { readonly text: string }) {
  const { state, copy } = useCopy(text);
  return (
    <button type="button" onClick={() => void copy()}>
      {state}
    </button>
  );
}

it('copies the text', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="https://moves.example" />);
  await user.click(screen.getByRole('button', { name: 'offered' }));
  expect(await screen.findByRole('button', { name: 'copied' })).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('https://moves.example');
});

it('leaves copying to the user if the browser forbids it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<CopyButton text="https://moves.example" />);
  await user.click(screen.getByRole('button', { name: 'offered' }));
  expect(await screen.findByRole('button', { name: 'manual' })).toBeVisible();
});

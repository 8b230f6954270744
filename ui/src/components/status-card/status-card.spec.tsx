import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StatusCard } from './status-card';

describe('the focus in a card whose status changes', () => {
  function Card({ keeps }: { readonly keeps: boolean }) {
    const [isOver, setIsOver] = useState(false);
    return (
      <StatusCard icon={null} title="Energy" status={isOver ? 'pending' : 'todo'}>
        {(keeps || !isOver) && <button onClick={() => setIsOver(true)}>Get started</button>}
      </StatusCard>
    );
  }
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Get started' }));

  it('moves to the title when the pressed button disappears', async () => {
    render(<Card keeps={false} />);
    await start();
    expect(screen.getByRole('heading', { name: 'Energy' })).toHaveFocus();
  });

  it('stays while the pressed button remains', async () => {
    render(<Card keeps />);
    await start();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays if no button of the card was pressed', () => {
    const { rerender } = render(
      <StatusCard icon={null} title="Energy" status="todo">
        <button>Get started</button>
      </StatusCard>,
    );
    rerender(<StatusCard icon={null} title="Energy" status="pending" />);
    expect(document.body).toHaveFocus();
  });
});

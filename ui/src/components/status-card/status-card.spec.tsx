import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderExamples } from '../../testing/examples';
import { StatusCard } from './status-card';
import * as examples from './status-card.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('the focus in a card that says something else now', () => {
  function Card({ keeps }: { readonly keeps: boolean }) {
    const [isOver, setIsOver] = useState(false);
    return (
      <StatusCard icon={null} title="Energy" status={isOver ? 'pending' : 'todo'}>
        {(keeps || !isOver) && <button onClick={() => setIsOver(true)}>Get started</button>}
      </StatusCard>
    );
  }
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Get started' }));

  it('goes to its title where what was pressed is gone', async () => {
    render(<Card keeps={false} />);
    await start();
    expect(screen.getByRole('heading', { name: 'Energy' })).toHaveFocus();
  });

  it('stays where what was pressed is still there', async () => {
    render(<Card keeps />);
    await start();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is left alone where nobody pressed anything in it', () => {
    const { rerender } = render(
      <StatusCard icon={null} title="Energy" status="todo">
        <button>Get started</button>
      </StatusCard>,
    );
    rerender(<StatusCard icon={null} title="Energy" status="pending" />);
    expect(document.body).toHaveFocus();
  });
});

import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Badge } from './tag';

describe('the badge of a status', () => {
  const styles = readFileSync(join(__dirname, 'tag.module.css'), 'utf8');

  it.each([
    ['todo', 'To do', 'warning'],
    ['pending', 'In progress', 'info'],
    ['completed', 'Completed', 'success'],
  ] as const)('of %s reads "%s", with an icon, in the colours of %s [CONF-25]', (status, label, tone) => {
    render(<Badge status={status} />);
    const badge = screen.getByText(label);
    expect(badge.querySelector('svg')).toBeInTheDocument();
    expect(badge).toHaveClass(status, { exact: false });
    expect(styles).toContain(`.${status} {\n  background: var(--hm-${tone}-soft);\n  color: var(--hm-${tone});\n}`);
  });
});

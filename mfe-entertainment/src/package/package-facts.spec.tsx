import { renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aRollingPackage } from '../testing/broadband-packages';
import { PackageFacts } from './package-facts';

it('shows the prices over time with the facts of a package', () => {
  renderWithRuntime(<PackageFacts package={aRollingPackage()} level={3} />);
  expect(screen.getByText('Every month')).toBeInTheDocument();
});

it('leaves the prices over time to pages that list the prices themselves', () => {
  renderWithRuntime(<PackageFacts package={aRollingPackage()} level={2} brief />);
  expect(screen.getByText('Minimum guaranteed')).toBeInTheDocument();
  expect(screen.queryByText('Every month')).not.toBeInTheDocument();
});

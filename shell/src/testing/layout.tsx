import { createStore } from '@home-move/contract';
import { Page } from '@home-move/ui';
import { screen } from '@testing-library/react';
import { Layout } from '../layout/layout';
import { renderInShell, type RenderedInShell, type ShellOptions } from './render-in-shell';

const rating = {
  company: 'Home Move',
  score: 4.6,
  outOf: 5,
  count: 1284,
  from: '2025-11-01',
  to: '2026-10-31',
  sourceUrl: 'https://reviews.example.test/home-move',
};

const layout = (
  <Layout enrolment={createStore(null)} hasFirstScreen={createStore(true)} outlet={document.createElement('div')}>
    <Page title="Choose an energy plan" />
  </Layout>
);

/** Renders a page in the layout, with the rating that the API answers. */
export async function open(
  options: ShellOptions = {},
  answer: Parameters<RenderedInShell['api']['on']>[1] = { body: rating },
) {
  // The deferred chunk requests the rating once it is loaded.
  const rendered = renderInShell(layout, options);
  rendered.api.on('GET /api/v1/review/rating', answer);
  await screen.findByRole('main');
  return rendered;
}

import { screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { PrivacyNote } from './privacy-note';

describe('the note next to sensitive fields', () => {
  it('links to the notice of the brand, in a new tab so that nothing typed is lost', async () => {
    const privacyNotice = 'https://oakwood.example.test/privacy';
    const { container } = renderWithRuntime(<PrivacyNote />, createTestRuntime({ brand: { privacyNotice } }));
    const link = screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', privacyNotice);
    expect(link).toHaveAttribute('target', '_blank');
    await expectNoViolations(container);
  });

  it('is absent while the brand has none', () => {
    const runtime = createTestRuntime({ brand: { privacyNotice: null } });
    const { container } = renderWithRuntime(<PrivacyNote />, runtime);
    expect(container).toBeEmptyDOMElement();
  });
});

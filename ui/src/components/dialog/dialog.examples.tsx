import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

/** Opens from a button and returns the focus to it. */
export function LeaveEnergy({ openAtFirst = false }: { readonly openAtFirst?: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>No thanks</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Leave energy for now?"
        actions={
          <>
            <Button variant="plain" onClick={close}>
              Skip energy
            </Button>
            <Button variant="primary" onClick={close}>
              Stay and choose
            </Button>
          </>
        }
      >
        The current supplier keeps supplying your home, usually on a dearer plan. You can come back to this from your
        summary.
      </Dialog>
    </>
  );
}

export const Closed = () => <LeaveEnergy />;

export const Open = () => <LeaveEnergy openAtFirst />;

export const WithCloseButton = () => (
  <Dialog open onClose={() => undefined} title="Rates and tariff details" closeButton>
    Fixed for 12 months.
  </Dialog>
);

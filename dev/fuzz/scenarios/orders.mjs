/** A mover who looks at the orders while their providers report what becomes of them. */
export async function followOrders(mover) {
  const { orders } = await mover.call('GET /orders');
  const energy = orders.find(({ service }) => service.startsWith('electricity')) ?? {};
  const broadband = orders.find(({ service }) => service.startsWith('broadband')) ?? {};
  const now = new Date().toISOString();
  await mover.call('POST /order-updates/energy', {
    as: 'signature',
    body: {
      type: 'application.state',
      data: {
        application_ref: energy.reference,
        state: 'ACCEPTED',
        revision: 1,
        changed_at: now,
        decline_code: null,
      },
    },
  });
  await mover.call('POST /order-updates/broadband', {
    as: 'signature',
    body: {
      type: 'order.status',
      data: {
        orderNumber: broadband.reference,
        status: 'CONFIRMED',
        sequence: 1,
        changedAt: now,
        failureReason: null,
      },
    },
  });
  await mover.call('GET /orders/changes');
  await readDocuments(mover);
  await mover.call('POST /orders/{reference}/cancel', { params: { reference: broadband.reference } });
}

async function readDocuments(mover) {
  await mover.call('GET /enrolment/documents');
  await mover.call('GET /enrolment/documents/{id}', { params: { id: 'move-plan' } });
  await mover.call('GET /enrolment/documents.zip');
}

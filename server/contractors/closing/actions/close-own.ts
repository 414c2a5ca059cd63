import { transact, type Context } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { localDayIn, localDaysAt } from '../../hours/local-day.ts';
import { holdListing } from '../../listings/queries/lock-listing.ts';
import { writeClosing } from '../apply-closing.ts';
import { mayReopenOwn, refusedDay } from '../closing.ts';
import { owningViewer } from '../policy.ts';
import { closingStateOf } from '../queries/closing-state.ts';
import { endProposals, openProposals } from '../queries/proposals.ts';

/** The owner says that the business closed for good; open proposals of that are right by then. Throws 409 and InvalidInput. */
export async function closeOwn(context: Context, { closedOn }: { closedOn: string }): Promise<void> {
  const { contractorId } = owningViewer(context.viewer);
  await transact(context, async (tx) => {
    const listing = await holdListing(tx, contractorId);
    const state = await closingStateOf(tx, contractorId);
    if (state.closedOn !== null) throw conflict('closing.already_closed');
    const today = localDayIn(localDaysAt(tx.now), state.zone);
    const refused = refusedDay(closedOn, { today, yearFounded: state.yearFounded });
    if (refused !== null) throw invalid('closed_on', refused);
    const open = await openProposals(tx, contractorId);
    const right = open.filter(({ wish }) => wish === 'close').map(({ id }) => id);
    await endProposals(tx, right, 'accepted', null);
    await writeClosing(tx, listing, { closedOn, decisionId: null });
  });
}

/** The owner opens again what they closed themselves. Throws 409 where it is open, or a decision closed it. */
export async function reopenOwn(context: Context): Promise<void> {
  const { contractorId } = owningViewer(context.viewer);
  await transact(context, async (tx) => {
    const listing = await holdListing(tx, contractorId);
    const state = await closingStateOf(tx, contractorId);
    if (state.closedOn === null) throw conflict('closing.already_open');
    if (!mayReopenOwn(state)) throw conflict('closing.closed_by_decision');
    await writeClosing(tx, listing, null);
  });
}

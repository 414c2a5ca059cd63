import type { PlanLimits } from '../../common/limits/plan-limits.ts';

/** Takes the better of both for each limit, so that a change of a plan never hurts a paying user. */
export function betterLimits(bought: PlanLimits, current: PlanLimits): PlanLimits {
  return {
    photos: Math.max(bought.photos, current.photos),
    templates: Math.max(bought.templates, current.templates),
    color_schemes: Math.max(bought.color_schemes, current.color_schemes),
    own_color: bought.own_color || current.own_color,
    trades: Math.max(bought.trades, current.trades),
    view_regions: Math.max(bought.view_regions, current.view_regions),
    postings_a_month: Math.max(bought.postings_a_month, current.postings_a_month),
    invitations_a_month: Math.max(bought.invitations_a_month, current.invitations_a_month),
    statistics_days: Math.max(bought.statistics_days, current.statistics_days),
    statistics_csv: bought.statistics_csv || current.statistics_csv,
    pinned_postings: Math.max(bought.pinned_postings, current.pinned_postings),
    seats: Math.max(bought.seats, current.seats),
  };
}

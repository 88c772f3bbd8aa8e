/** Priority: who may act now, and how many have passed in succession without anybody acting. */
export interface Priority {
  readonly holder: number;
  readonly passes: number;
}
/** Priority that starts, or starts anew after an action, with a seat. */
export const priorityFrom = (holder: number): Priority => ({ holder, passes: 0 });

/** Priority after its holder passed: the next seat in turn order, or the news that all `seats` passed in succession. */
export const passPriority = (priority: Priority, seats: number): Priority | 'all-passed' =>
  priority.passes + 1 >= seats ? 'all-passed' : { holder: (priority.holder + 1) % seats, passes: priority.passes + 1 };

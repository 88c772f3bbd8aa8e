/**
 * Which places of a graph can come back to each other, by Tarjan's algorithm with a stack of its own.
 * @param count places are the whole numbers from 0 below this
 * @returns groups of places that can all reach each other, every group before those that it leads to
 */
export const componentsOf = (
  count: number,
  nextOf: (place: number) => readonly number[],
): readonly (readonly number[])[] => {
  const UNSEEN = -1;
  /** By place: when it was met, and the earliest place that is still open and can be reached from it. */
  const met = Array.from({ length: count }, () => UNSEEN);
  const reach = Array.from({ length: count }, () => UNSEEN);
  const isOpen = Array.from({ length: count }, () => false);
  const open: number[] = [];
  const groups: number[][] = [];
  let clock = 0;

  const meet = (place: number) => {
    met[place] = clock;
    reach[place] = clock;
    clock += 1;
    isOpen[place] = true;
    open.push(place);
    return { place, nexts: nextOf(place), at: 0 };
  };
  const bringNearer = (place: number, reached: number) => {
    reach[place] = Math.min(reach[place]!, reached);
  };
  /** Back from a place from which everything was seen: if it reaches nothing earlier, what is open from it on is a group. */
  const leave = (place: number, to: number | undefined) => {
    if (to !== undefined) bringNearer(to, reach[place]!);
    if (reach[place] !== met[place]) return;
    const group = open.splice(open.lastIndexOf(place));
    for (const one of group) isOpen[one] = false;
    groups.push(group);
  };
  for (let root = 0; root < count; root += 1) {
    if (met[root] !== UNSEEN) continue;
    const path = [meet(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.nexts[top.at];
      if (next === undefined) {
        path.pop();
        leave(top.place, path.at(-1)?.place);
        continue;
      }
      top.at += 1;
      if (met[next] === UNSEEN) path.push(meet(next));
      else if (isOpen[next]) bringNearer(top.place, met[next]!);
    }
  }
  return groups.reverse();
};

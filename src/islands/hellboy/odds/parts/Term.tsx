import type { ComponentChildren } from 'preact';

interface Props {
  readonly base: string;
  readonly id: string;
  readonly children: ComponentChildren;
}

/** A link to the page of a term. */
export const Term = ({ base, id, children }: Props) => <a href={`${base}${id}/`}>{children}</a>;

import { useEffect, useRef, useState } from 'preact/hooks';
import { T } from '../words/labels.ts';
import { isFound } from './search-names.ts';

/** One that may be chosen. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly en?: string | undefined;
  /** What is said beside the name: the box, how sure the figures are. */
  readonly beside?: string | undefined;
  /** Words that it is found by beside its names. */
  readonly also?: string | undefined;
}
interface Props {
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly options: readonly Option[];
  /** What is said where none has such a name. */
  readonly nothing?: string;
  /** Absent on the server. */
  readonly onChange: ((value: string) => void) | undefined;
}

/** A choice of one out of a long list, searched by Russian and English names. */
export const Picker = ({ label, value, shown, options, nothing = T.nothing, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [field, head] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setTyped('');
    head.current?.focus();
  };
  const choose = (next: string) => {
    onChange?.(next);
    close();
  };
  const closeByKey = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && isOpen) close();
  };
  if (onChange === undefined)
    return (
      <div class="c-select">
        <small>{label}</small>
        <span>{shown}</span>
      </div>
    );
  const found = options.filter(({ name, en = '', also = '' }) => isFound(typed, [name, en, also]));
  return (
    <div class="el-pick">
      <small>{label}</small>
      <button
        ref={head}
        type="button"
        class="el-pick-head"
        aria-expanded={isOpen}
        aria-label={`${label}: ${shown}, ${T.change}`}
        onKeyDown={closeByKey}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span>{shown}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div class="el-pick-list">
          <input
            ref={field}
            type="search"
            value={typed}
            placeholder={T.find}
            aria-label={`${label}. ${T.find}`}
            onInput={(e) => setTyped(e.currentTarget.value)}
            onKeyDown={(e) => {
              closeByKey(e);
              const [first] = found;
              if (e.key !== 'Enter' || typed === '' || first === undefined) return;
              e.preventDefault();
              choose(first.value);
            }}
          />
          <ul>
            {found.map((o) => (
              <li key={o.value}>
                <button
                  type="button"
                  aria-pressed={o.value === value}
                  onKeyDown={closeByKey}
                  onClick={() => choose(o.value)}
                >
                  <span>{o.name}</span>
                  {o.en !== undefined && o.en !== o.name && <small lang="en">{o.en}</small>}
                  {o.beside !== undefined && o.beside !== '' && <small>{o.beside}</small>}
                </button>
              </li>
            ))}
          </ul>
          <p class="c-hint" role="status">
            {found.length === 0 ? nothing : ''}
          </p>
        </div>
      )}
    </div>
  );
};

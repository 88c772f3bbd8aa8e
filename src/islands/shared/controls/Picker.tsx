import './picker.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boxesOf } from '../../../device/boxes.ts';
import { forgivingFilter } from '../../../lib/forgiving-filter.ts';
import { bringIntoRoom } from './in-room.ts';
import { moveByArrow } from './picker-keys.ts';
import { filterKeyOf, groupsOf, othersLast, unseenAnswers, type PickerOption } from './picker-option.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly options: readonly PickerOption[];
  readonly words: {
    /** What may be typed: «Имя по-русски или по-английски». */
    readonly find: string;
    /** Shown where no option matches what is typed. */
    readonly nothing: string;
  };
  /** Absent on the server. */
  readonly onChange: ((value: string) => void) | undefined;
  /** A new object opens the list: the choice before it is made, and it is next. */
  readonly turn?: object | undefined;
}

/** A `turn` for a list that a press has just brought up: it opens as soon as it is rendered. */
export const AT_ONCE = {};

/**
 * A choice of one out of a long list, searched by Russian and English names; Tab and the arrows walk it, Escape leaves
 * it.
 */
export const Picker = ({ label, value, shown, options, words, onChange, turn }: Props) => {
  const [isOpen, setOpen] = useState(turn === AT_ONCE);
  const [typed, setTyped] = useState('');
  const [field, head] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  const [whole, list] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useEffect(() => {
    if (turn !== undefined) setOpen(true);
  }, [turn]);
  useEffect(() => {
    if (!isOpen || whole.current === null || list.current === null) return;
    field.current?.focus({ preventScroll: true });
    bringIntoRoom(whole.current, list.current);
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
  const walk = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && isOpen) {
      close();
      // Keeps the part around it open.
      e.stopPropagation();
    } else moveByArrow(e, list.current);
  };
  if (onChange === undefined)
    return (
      <div class="c-select">
        <small>{label}</small>
        <span>
          <Words text={shown} />
        </span>
      </div>
    );
  const found = isOpen ? othersLast(forgivingFilter(options, filterKeyOf, typed), boxesOf()) : [];
  return (
    <div ref={whole} class="c-pick">
      <small>{label}</small>
      <button
        ref={head}
        type="button"
        class="c-pick-head"
        aria-expanded={isOpen}
        aria-label={`${label}: ${shown}, выбрать`}
        onKeyDown={walk}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span>
          <Words text={shown} />
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div ref={list} class="c-pick-list">
          <input
            ref={field}
            type="search"
            class="c-typed"
            value={typed}
            placeholder={words.find}
            aria-label={`${label}. ${words.find}`}
            onInput={(e) => setTyped(e.currentTarget.value)}
            onKeyDown={(e) => {
              walk(e);
              const [first] = found;
              if (e.key !== 'Enter' || typed === '' || first === undefined) return;
              e.preventDefault();
              choose(first.value);
            }}
          />
          <div class="c-pick-found">
            {groupsOf(found).map(({ heading, options: listed }) => (
              <div key={heading}>
                {heading !== '' && (
                  <p class="c-pick-group" aria-hidden="true">
                    {heading}
                  </p>
                )}
                <ul aria-label={heading === '' ? undefined : heading}>
                  {listed.map((o) => (
                    <li key={o.value}>
                      <button
                        type="button"
                        aria-pressed={o.value === value}
                        onKeyDown={walk}
                        onClick={() => choose(o.value)}
                      >
                        <span lang={o.name === o.en ? 'en' : undefined}>{o.name}</span>
                        {o.en !== undefined && o.en !== o.name && <small lang="en">{o.en}</small>}
                        <Heard words={unseenAnswers(o, typed)} />
                        {o.beside !== undefined && o.beside !== '' && <small class="c-pick-beside">{o.beside}</small>}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p class={found.length === 0 ? 'c-hint' : 'c-said'} role="status">
            {saidOf(found.length, typed, words.nothing)}
          </p>
        </div>
      )}
    </div>
  );
};

/** The hidden word by which an option was found. */
const Heard = ({ words }: { readonly words: string }) => (words === '' ? null : <small>{words}</small>);

/** The status of a filtered list: «nothing found» for everybody, the number of options for screen readers. */
const saidOf = (found: number, typed: string, nothing: string): string => {
  if (found === 0) return nothing;
  return typed === '' ? '' : `Найдено: ${found}`;
};

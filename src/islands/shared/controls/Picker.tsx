import './picker.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { filtered } from '../../../lib/forgiving-filter.ts';
import { bringIntoRoom } from './in-room.ts';
import { filterKeyOf, type PickerOption } from './picker-option.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly options: readonly PickerOption[];
  readonly words: {
    /** What may be typed: «Имя по-русски или по-английски». */
    readonly find: string;
    /** Nothing answers to what is typed. */
    readonly nothing: string;
  };
  /** Absent on the server. */
  readonly onChange: ((value: string) => void) | undefined;
}

/** A choice of one out of a long list, searched by Russian and English names. */
export const Picker = ({ label, value, shown, options, words, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [field, head] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  const [whole, list] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
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
  const closeByKey = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && isOpen) close();
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
  const found = isOpen ? filtered(options, filterKeyOf, typed) : [];
  return (
    <div ref={whole} class="c-pick">
      <small>{label}</small>
      <button
        ref={head}
        type="button"
        class="c-pick-head"
        aria-expanded={isOpen}
        aria-label={`${label}: ${shown}, выбрать`}
        onKeyDown={closeByKey}
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
                  <span lang={o.name === o.en ? 'en' : undefined}>{o.name}</span>
                  {o.en !== undefined && o.en !== o.name && <small lang="en">{o.en}</small>}
                  {o.beside !== undefined && o.beside !== '' && <small class="c-pick-beside">{o.beside}</small>}
                </button>
              </li>
            ))}
          </ul>
          <p class="c-hint" role="status">
            {found.length === 0 ? words.nothing : ''}
          </p>
        </div>
      )}
    </div>
  );
};

/**
 * Characters that replace a picture: arrows, technical signs, geometric shapes, signs and dingbats, more arrows, emoji, and
 * the selector that asks for one. Mathematics and punctuation (− × ≈ · …) lie outside: every text font has them.
 */
export const PICTURES =
  /[\u2190-\u21FF\u2300-\u23FF\u25A0-\u27BF\u2900-\u297F\u2B00-\u2BFF\u{1F000}-\u{1FAFF}\u203C\u2049\u2139\u3030\u303D]|\uFE0F/gu;

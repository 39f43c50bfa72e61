/** The characters of common short names, as chats and code hosts write them. */
export const emoji: Record<string, string | undefined> = {
  ...{ '+1': '👍', thumbsup: '👍', '-1': '👎', thumbsdown: '👎', clap: '👏', wave: '👋', pray: '🙏', muscle: '💪' },
  ...{ point_right: '👉', point_left: '👈', point_up: '☝️', point_down: '👇', ok_hand: '👌', raised_hands: '🙌' },
  ...{ smile: '😄', smiley: '😃', grinning: '😀', grin: '😁', joy: '😂', laughing: '😆', wink: '😉', blush: '😊' },
  ...{ heart_eyes: '😍', sunglasses: '😎', thinking: '🤔', cry: '😢', sob: '😭', slightly_smiling_face: '🙂' },
  ...{
    heart: '❤️',
    star: '⭐',
    sparkles: '✨',
    tada: '🎉',
    rocket: '🚀',
    fire: '🔥',
    zap: '⚡',
    boom: '💥',
    '100': '💯',
  },
  ...{ white_check_mark: '✅', heavy_check_mark: '✔️', x: '❌', warning: '⚠️', exclamation: '❗', question: '❓' },
  ...{ bulb: '💡', memo: '📝', pencil: '📝', book: '📖', books: '📚', link: '🔗', lock: '🔒', key: '🔑', mag: '🔍' },
  ...{ bug: '🐛', wrench: '🔧', hammer: '🔨', gear: '⚙️', package: '📦', calendar: '📅', email: '📧', bell: '🔔' },
  ...{ information_source: 'ℹ️', construction: '🚧', recycle: '♻️', coffee: '☕', eyes: '👀', seedling: '🌱' },
}

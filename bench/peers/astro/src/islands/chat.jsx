import { Chat } from '#app/site/shell/chat/chat.jsx';
import { withContent } from '../with-content.jsx';

export const ChatBell = withContent(Chat);

export type Panel = 'log' | 'chat' | 'rules';

"""What commands share: words and faults, numbers, drawings, pages, places of files."""
